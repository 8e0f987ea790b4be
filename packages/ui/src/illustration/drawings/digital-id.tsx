/** Draws a phone, and a card of details with a seal. */
export default function DigitalIdDrawing() {
  return (
    <>
      <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
      <rect x="38" y="12" width="46" height="88" rx="8" className="fill-surface-raised" />
      <path d="M55 20h12" />
      <rect x="56" y="38" width="72" height="44" rx="6" className="fill-surface-raised" />
      <circle cx="74" cy="54" r="6" className="fill-spark stroke-none" />
      <path d="M64 72c0-6 4-9 10-9s10 3 10 9M94 51h22M94 60h14" />
      <circle cx="122" cy="82" r="14" className="fill-spark" />
      <path d="M116 82l4 4 8-8" className="stroke-hero" />
    </>
  );
}
