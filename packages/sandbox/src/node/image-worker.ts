import { parentPort } from 'node:worker_threads';
import type { ImageReply, ImageTask } from './image-messages.ts';
import { sharpImages } from './sharp-images.ts';

/** Does the tasks of worker-images.ts, which sends the next one only after the reply. */
parentPort?.on('message', (task: ImageTask) => {
  void answer(task).then((reply) =>
    parentPort?.postMessage(reply, 'cleaned' in reply ? [reply.cleaned.bytes.buffer] : []),
  );
});

async function answer(task: ImageTask): Promise<ImageReply> {
  try {
    if (task.task === 'lightOf') return { light: await sharpImages.lightOf(task.bytes) };
    return { cleaned: await sharpImages.clean(task.bytes, task.type) };
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    return { unreadable: String(cause ?? error) };
  }
}
