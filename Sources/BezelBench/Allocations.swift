import Bezel
import BezelCore
import BezelDisplay
import BezelHUD
import BezelLinux
import BezelRaster
import BezelText
import CBench

/// Counts what frames allocate once a HUD is up: first of drawing alone, then of all that a stage does.
func countAllocations(_ report: inout Report) {
  report.say("Allocations in the steady state:\n")
  guard let typesetter = try? FontTypesetter() else { return }
  let size = PixelSize(width: 1920, height: 1080)
  countDrawing("drawing, ring steps", Scenes.ring(size, typesetter), typesetter, &report)
  countDrawing("drawing, spinner turning", Scenes.spinner(size, typesetter), typesetter, &report)
}

private func countDrawing(
  _ name: StaticString, _ scene: Scene, _ typesetter: FontTypesetter, _ report: inout Report
) {
  var surface = Surface(size: scene.frames[0].size)
  var painter = Painter()
  func draw(_ index: Int) {
    painter.paint(
      scene.frames[index], images: [], typesetter: typesetter, damage: scene.damages[index],
      on: &surface)
  }
  for frame in 0..<480 { draw(frame % scene.frames.count) }
  let before = bench_allocation_count()
  for frame in 0..<240 { draw(frame % scene.frames.count) }
  let allocations = Int64(bench_allocation_count() - before)
  report.add(name, allocations: allocations, frames: 240, isWanted: true)
}
