/** A finished account with its check mark. */
export default function Opened() {
  return (
    <g className="stroke-success">
      <circle cx="80" cy="56" r="52" className="fill-success-soft stroke-none" />
      <rect x="38" y="30" width="84" height="56" rx="8" className="fill-surface-raised" />
      <path d="M38 46h84M50 74h22" />
      <circle cx="116" cy="78" r="17" className="fill-success" />
      <path d="M108 78l6 6 11-12" pathLength={1} className="animate-q-draw stroke-surface-raised" strokeDasharray={1} />
      <path d="M34 18l4 6M80 8v7M126 18l-4 6" />
    </g>
  );
}
