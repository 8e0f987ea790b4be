type Bytes = Uint8Array<ArrayBuffer>;

const decode = (base64: string): Bytes => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

/** Returns a JPEG of 32 by 24 pixels. */
export const jpeg = (): Bytes =>
  decode(
    '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAYACADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAEC/8QAKRABAAECBQIFBQEAAAAAAAAAAREAIQIxQWFxkfAiMlGB8RJSYqHB0f/EABUBAQEAAAAAAAAAAAAAAAAAAAAB/8QAFhEBAQEAAAAAAAAAAAAAAAAAAAEx/9oADAMBAAIRAxEAPwDdwQ+mFvGXxbph3q/dnlFszbm/XE+lQPKEW00O4jgfWlkIWFkNXueuLagtzEXCCZNN/wC8B61A8pE/i5veXu0k8TZ/Yv8AlumHerYXNghNXbm8crQIuxhmCIznbjTgahCmaxdM/brPKUpRDOBCZnY7jphaSkniFsGvzfripSrV1//Z',
  );

/** Returns a WebP of 32 by 24 pixels. */
export const webp = (): Bytes =>
  decode(
    'UklGRugAAABXRUJQVlA4INwAAABwBgCdASogABgAP5m0z125LimksAgDIDMJaDuHoDf/8/2/779dHDfrB/tszdIBsPnuhFVXTRRkDoqMjGAA+6Ld5uk+MwmDtU4/QN6BVvjMitVmYQXeVIsbOjlzwNBllT5eyIonAurfqhth/86GXV9uFr/KxA0ZuSpbD7iI1QF2qkUE6VIq3zEizesAxvWKDREP/myqf5exUIwfRUD+o0awAB2ukbjUg7ND5eoflIbX8uehmg7oZGa5QsP6JL1xu3K0g3ovELZfUiCVc4SdaBgewjPDIJqFmTKzEAAA',
  );

/** Returns a PDF with an empty page. A comment fills it up to `size` bytes. */
export function pdf(size = 0): Bytes {
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
  ];
  const head = '%PDF-1.4\n';
  const offsets = objects.map((_, index) => head.length + objects.slice(0, index).join('').length);
  const body = head + objects.join('');
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = (start: number) =>
    `xref\n0 4\n0000000000 65535 f \n${rows}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  const least = body.length + table(body.length).length;
  if (size <= least) return new TextEncoder().encode(body + table(body.length));
  const padding = (length: number) => `%${' '.repeat(length - 2)}\n`;
  const start = size - table(size).length;
  return new TextEncoder().encode(body + padding(start - body.length) + table(start));
}

/** Returns the first bytes of an MP4 file, which identify it as a video. */
export const mp4 = (): Bytes =>
  new Uint8Array([
    0,
    0,
    0,
    20,
    ...new TextEncoder().encode('ftypisom'),
    0,
    0,
    0,
    0,
    ...new TextEncoder().encode('isom'),
  ]);
