/** A contract with the result of an option over the price, and the right to choose. */
export default function Options() {
  return (
    <>
      <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
      <path d="M44 16h64v80H44z" className="fill-surface-raised" />
      <path d="M56 30h26M56 84h40M56 68h20l20-26" />
      <path d="M76 74V42" strokeDasharray="1 6" />
      <circle cx="108" cy="34" r="16" className="fill-spark" />
      <path d="M101 34l5 5 9-9" className="stroke-hero" />
    </>
  );
}
