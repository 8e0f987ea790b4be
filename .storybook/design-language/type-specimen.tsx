const scale = ['display', 'heading', 'title', 'body', 'label', 'caption'] as const;
const classes: Readonly<Record<(typeof scale)[number], string>> = {
  display: 'font-display text-display',
  heading: 'font-display text-heading',
  title: 'font-display text-title',
  body: 'text-body',
  label: 'text-label',
  caption: 'text-caption',
};

const scripts = [
  ['en', 'English', 'Open an account in five minutes', 'We show what a trade costs before you place it.'],
  ['zh-Hans', '简体中文', '五分钟即可开立证券账户', '下单之前，您会看到每笔交易的费用。'],
  ['zh-Hant', '繁體中文', '五分鐘即可開立證券帳戶', '下單之前，您會看到每筆交易的費用。'],
  ['ja', '日本語', '5分で証券口座を開設できます', 'ご注文の前に、取引の費用を表示します。'],
  ['ms', 'Bahasa Melayu', 'Buka akaun dalam lima minit', 'Kami tunjukkan kos dagangan sebelum anda membuat pesanan.'],
  ['th', 'ไทย', 'เปิดบัญชีหลักทรัพย์ได้ในห้านาที', 'เราแสดงค่าใช้จ่ายของการซื้อขายก่อนที่คุณจะส่งคำสั่ง'],
] as const;

/** Shows the six styles, and a heading with its text in each language. */
export const TypeSpecimen = () => (
  <div className="flex flex-col gap-6">
    <ul className="m-0 flex list-none flex-col gap-2 rounded-card border border-line p-5">
      {scale.map((style) => (
        <li key={style} className="flex flex-wrap items-baseline gap-x-4">
          <span className="w-16 shrink-0 text-caption text-ink-muted">{style}</span>
          <span className={classes[style]}>SGD 1,234.50 on the way</span>
        </li>
      ))}
    </ul>
    <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 xl:grid-cols-3">
      {scripts.map(([language, name, heading, words]) => (
        <li key={language} className="rounded-card border border-line p-5">
          <p lang={language} className="m-0 text-caption text-ink-muted">
            {name}
          </p>
          <div lang={language}>
            <p className="mt-2 mb-0 font-display text-heading">{heading}</p>
            <p className="mt-2 mb-0 text-body">{words}</p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);
