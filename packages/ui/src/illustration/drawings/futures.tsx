/** A calendar with a day on which both sides trade. */
export default function Futures() {
  return (
    <>
      <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
      <path d="M40 28h74v62H40z" className="fill-surface-raised" />
      <path d="M40 46h74M58 20v14M96 20v14M54 60h8M74 60h8M54 75h8M74 75h8" />
      <circle cx="108" cy="78" r="18" className="fill-spark" />
      <path d="M99 73h17l-5-5M117 83h-17l5 5" className="stroke-hero" />
    </>
  );
}
