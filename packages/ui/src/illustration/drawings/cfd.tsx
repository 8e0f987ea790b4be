/** Two candles and the difference between their prices. */
export default function Cfd() {
  return (
    <>
      <circle cx="80" cy="56" r="52" className="fill-accent-soft stroke-none" />
      <path d="M50 94V80M50 56V46M82 66V56M82 32V20" />
      <path d="M42 56h16v24H42zM74 32h16v24H74z" className="fill-surface-raised" />
      <path d="M62 80h42M94 32h14" strokeDasharray="1 6" />
      <circle cx="116" cy="56" r="18" className="fill-spark" />
      <path d="M116 46v20M111 51l5-5 5 5M111 61l5 5 5-5" className="stroke-hero" />
    </>
  );
}
