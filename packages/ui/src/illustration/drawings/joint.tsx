/** Draws two people with one account. */
export default function JointDrawing() {
  return (
    <>
      <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
      <circle cx="58" cy="40" r="13" className="fill-surface-raised" />
      <path d="M34 82c0-15 10-24 24-24s24 9 24 24z" className="fill-surface-raised" />
      <circle cx="104" cy="40" r="13" className="fill-spark" />
      <path d="M80 82c0-15 10-24 24-24s24 9 24 24z" className="fill-spark" />
      <path d="M40 96h80" />
    </>
  );
}
