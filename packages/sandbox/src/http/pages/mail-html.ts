import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import type { Brand } from '@quayside/platform/brand';
import { html, raw } from 'hono/html';
import { hostBase } from '../../domain/addresses/page-request.ts';
import type { Mail } from '../../domain/messages/mailbox.ts';
import { createServerTranslator } from '../../domain/texts/server-texts.ts';
import { splitPhrases } from '../../kernel/line-breaks.ts';

const fonts =
  "-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue','Liberation Sans',Arial,'Noto Sans Thai','PingFang SC','Hiragino Sans','Microsoft YaHei',sans-serif";

/** Serif fonts of phones and computers, whose bold is light. Mail programs ignore the app's web font. */
const serifs = "'New York','Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,";

/** Returns the font styles of a brand's headings in mails. */
function faceOf({ family = '', weight }: Brand['display']): string {
  const own = family && `${family.replaceAll('"', "'")},`;
  const isSerif = /(^|[\s,])serif\b/.test(family);
  return `font-family:${isSerif ? serifs : ''}${own}${fonts};font-weight:${isSerif ? 500 : weight}`;
}

/** Matches a link in a mail's text, together with the space before it. */
const link = /\s*(https?:\/\/\S+)/;

/**
 * Returns the HTML of an email whose plain text is `body`: paragraphs, lists, quotations of a reviewer, and a button instead of the link. Mail programs drop
 * style sheets and scripts, so each element has its own style. Where pictures are blocked, the background colour keeps the mail readable.
 */
export async function mailHtml({ kind, language, subject, body, action }: Mail, brand: Brand): Promise<string> {
  const { name, symbol, colours, display, legalPages, licence, radius, support } = brand;
  const words = createServerTranslator(language);
  const picture = pictureOf(body);
  const face = faceOf(display);
  const button =
    brand.mailButton === 'night'
      ? { ground: colours.nightAccent, text: colours.hero }
      : { ground: colours.accent, text: '#ffffff' };
  const text = 'margin:0 0 16px;font-size:16px;line-height:1.5;color:#17202c';
  const quiet = 'margin:0 0 8px;font-size:13px;line-height:1.5;color:#55616f';
  const quoteHtml = ([whose, ...said]: readonly string[]) =>
    html`<blockquote style="margin:8px 0 16px;padding:2px 0 2px 12px;border-left:3px solid #cfd6de"><p style="margin:0 0 2px;font-size:13px;line-height:1.5;color:#55616f">${whose}</p>${said.map((line) => html`<p style="margin:0;font-size:16px;line-height:1.5;color:#17202c">${line}</p>`)}</blockquote>`;
  const itemHtml = ({ said, quote }: Item) =>
    html`<li style="margin:0 0 8px">${said}${quote.length > 0 ? quoteHtml(quote) : ''}</li>`;
  const blocks = body.split('\n\n').map((paragraph) => {
    if (paragraph === words('mail.security') || paragraph.startsWith(words('mail.reference', { reference: '' })))
      return html`<p style="${quiet}">${referencesWhole(paragraph)}</p>`;
    const href = action ? link.exec(paragraph)?.[1] : undefined;
    const isButton = href !== undefined && paragraph === words('mail.link', { action: action ?? '', link: href });
    const lines = isButton ? [] : (href ? paragraph.replace(link, '') : paragraph).split('\n');
    return html`${partsOf(lines).map((part) => {
      if (part.kind === 'items') return html`<ul style="${text};padding:0 0 0 20px">${part.items.map(itemHtml)}</ul>`;
      return part.kind === 'quote'
        ? quoteHtml(part.lines)
        : html`<p style="${text}">${referencesWhole(href ? asSentence(part.line, language) : part.line)}</p>`;
    })}${
      href
        ? html`<p style="margin:8px 0 24px"><a href="${href}" style="display:block;padding:14px 24px;border-radius:${radius};background:${button.ground};color:${button.text};font-size:16px;font-weight:600;text-align:center;text-decoration:none">${action}</a></p>`
        : ''
    }`;
  });
  return String(
    await html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:#f4f6f8;word-break:auto-phrase;font-family:${fonts}">
<div style="max-width:560px;margin:0 auto;background:#ffffff">
<p style="margin:0;padding:16px 24px;border-bottom:1px solid #cfd6de;color:#17202c;font-size:18px;${face}" translate="no"><svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" style="vertical-align:middle;margin-right:10px;fill:none;stroke:${colours.spark};stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round"><rect width="32" height="32" rx="8" stroke="none" fill="${colours.hero}"></rect><path d="${raw(symbol)}"></path></svg>${name}</p>
${picture ? html`<p style="margin:0;background:${colours.hero}"><img src="${picture}" alt="" width="560" style="display:block;width:100%;max-width:560px;height:auto;border:0"></p>` : ''}
<div style="padding:16px 24px 20px;background:${colours.hero};text-align:center">
${pictureHtml(kind, colours.spark)}<h1 style="margin:0;font-size:24px;line-height:${headingLines[language] ?? 1.3};color:#ffffff;${language === 'ja' ? 'word-break:keep-all;overflow-wrap:anywhere;' : ''}${face}">${inPhrases(subject, language)}</h1>
</div>
<div style="padding:24px">
${blocks}
</div>
<div style="padding:16px 24px 24px;border-top:1px solid #cfd6de">
<p style="${quiet}"><span translate="no">${name}</span> · ${words('help.licence', { number: licence })}</p>
<p style="${quiet}"><a href="mailto:${support.email}" style="color:${colours.accent}">${support.email}</a> · <a href="tel:${support.phone.replaceAll(' ', '')}" style="color:${colours.accent}">${support.phone}</a></p>
${legalPages ? html`<p style="${quiet}"><a href="${legalPages.terms}" style="color:${colours.accent}">${words('foot.terms')}</a> · <a href="${legalPages.privacy}" style="color:${colours.accent}">${words('foot.privacy')}</a></p>` : ''}
</div>
</div>
</body>
</html>`,
  );
}

/** Returns the URL of the brand's picture, on the app that the mail links to. Returns undefined for a mail without a link. */
function pictureOf(body: string): string | undefined {
  const address = link.exec(body)?.[1];
  return address && new URL(`${hostBase}mail.png`, address).href;
}

/** SVG paths of outcomes in a square of 64 units: a check mark, clock hands, an exclamation mark and a cross. */
const marks = {
  done: 'M20 33l9 9 16-19',
  waits: 'M32 18v15l9 6',
  asks: 'M32 18v18M32 44v1',
  refused: 'M23 23l18 18M41 23L23 41',
};
const markOf: Readonly<Partial<Record<Mail['kind'], keyof typeof marks>>> = {
  received: 'waits',
  opened: 'done',
  approved: 'done',
  'action-needed': 'asks',
  failed: 'refused',
};

/** Renders the picture of a mail's outcome, or an empty text if its kind has none. */
function pictureHtml(kind: Mail['kind'], colour: string) {
  const mark = markOf[kind];
  if (!mark) return '';
  return html`<svg data-mark="${mark}" viewBox="0 0 64 64" width="40" height="40" aria-hidden="true" style="display:block;margin:0 auto 8px;fill:none;stroke:${colour};stroke-width:4;stroke-linecap:round;stroke-linejoin:round"><circle cx="32" cy="32" r="32" stroke="none" fill="#ffffff" fill-opacity="0.12"></circle><path d="${marks[mark]}"></path></svg>`;
}

/** Line heights of headings, as on screens. In other languages it is 1.3. */
const headingLines: Readonly<Record<string, number>> = { ja: 1.4, 'zh-Hans': 1.4, 'zh-Hant': 1.4, th: 1.55 };

/** Renders a heading that breaks only between phrases in Japanese, and within no word in Thai. */
const inPhrases = (text: string, language: Mail['language']): string =>
  language === 'ja' ? splitPhrases(text).join('\u200b') : withLineBreaks(text, language);

type Item = { readonly said: string; readonly quote: readonly string[] };
type Part =
  | { readonly kind: 'said'; readonly line: string }
  | { readonly kind: 'items'; readonly items: readonly Item[] }
  | { readonly kind: 'quote'; readonly lines: readonly string[] };

/** Splits a paragraph into sentences, list items with a reviewer's note on each, and quotations. */
function partsOf(lines: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const text = line.slice(2);
    if (line.startsWith('• ')) {
      const items = last?.kind === 'items' ? last.items : [];
      if (last?.kind === 'items') parts.pop();
      parts.push({ kind: 'items', items: [...items, { said: text, quote: [] }] });
    } else if (!line.startsWith('> ')) parts.push({ kind: 'said', line });
    else if (last?.kind === 'quote') parts[parts.length - 1] = { kind: 'quote', lines: [...last.lines, text] };
    else if (last?.kind === 'items') {
      const { said, quote } = last.items.at(-1) ?? { said: '', quote: [] };
      parts[parts.length - 1] = {
        kind: 'items',
        items: [...last.items.slice(0, -1), { said, quote: [...quote, text] }],
      };
    } else parts.push({ kind: 'quote', lines: [text] });
  }
  return parts;
}

/** Matches a reference, as `drawReference` creates it. */
const reference = /(QS-\d+-\w+)/;

/** Prevents line breaks inside references by a style, so that a copied reference stays unchanged. */
const referencesWhole = (text: string) =>
  text
    .split(reference)
    .map((part) => (reference.test(part) ? html`<span style="white-space:nowrap">${part}</span>` : part));

/** Ends a line as a sentence instead of with the colon that preceded its link. Thai has no full stop. */
const asSentence = (line: string, language: string): string =>
  line
    .trim()
    .replace(/:$/, language === 'th' ? '' : '.')
    .replace(/：$/, '。');

/** Responds with an email as a page, which only pages of this server may frame. */
export async function serveMail(mail: Mail, brand: Brand): Promise<Response> {
  const picture = pictureOf(mail.body);
  const images = picture ? `img-src ${new URL(picture).origin}; ` : '';
  return new Response(await mailHtml(mail, brand), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; ${images}style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  });
}
