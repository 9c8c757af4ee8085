import Bezel

// Each line is set in the direction of its own script; numbers and Latin words in it keep theirs.
extension Demo {
  static let arabic = Demo(
    "arabic", "Arabic", "Joined letters, from right to left", tellingMoment: 2_600
  ) { stage in
    install(on: stage, "جارٍ تثبيت الإصدار 2.4.1", "لا تُطفئ الجهاز", cancel: "إلغاء")
  }

  static let hebrew = Demo(
    "hebrew", "Hebrew", "Right to left, with Latin words in it", tellingMoment: 2_600
  ) { stage in
    install(on: stage, "מתקין Bezel 2.4.1", "נא לא לכבות את המכשיר", cancel: "ביטול")
  }

  static let chinese = Demo(
    "chinese", "Chinese", "A font that stands in for the first", tellingMoment: 2_600
  ) { stage in
    install(on: stage, "正在安装 2.4.1", "正在写入根文件系统，请勿关闭电源", cancel: "取消")
  }

  static let japanese = Demo(
    "japanese", "Japanese", "Kana and characters in one line", tellingMoment: 2_600
  ) { stage in
    install(
      on: stage, "インストール中 2.4.1", "電源を切らないでください", cancel: "キャンセル")
  }

  private static func install(
    on stage: Stage, _ title: String, _ details: String, cancel: String
  ) {
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.mode = .annularDeterminate
    hud.label.text = title
    hud.detailsLabel.text = details
    hud.button.title = cancel
    var isCancelled = false
    hud.button.onPress = { isCancelled = true }
    stage.work(for: hud, unless: { isCancelled }) { hud.hide(animated: true) }
  }
}
