/**
 * Returns the stream of a canvas that `film` redraws every 100 ms, because a canvas stream has no frame before the
 * canvas is drawn. Stopping its track ends the drawing.
 */
export function streamCanvas(canvas: HTMLCanvasElement, film: () => void): MediaStream {
  film();
  const stream = canvas.captureStream(15);
  const timer = setInterval(film, 100);
  const [track] = stream.getVideoTracks();
  if (track) {
    const stop = track.stop.bind(track);
    track.stop = () => {
      clearInterval(timer);
      stop();
    };
  }
  return stream;
}
