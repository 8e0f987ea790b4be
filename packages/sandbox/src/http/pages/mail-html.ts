import type { Brand } from '@quayside/platform/brand';
import { html, raw } from 'hono/html';
import type { Mail } from '../../domain/messages/mailbox.ts';
import { wordsIn } from '../../domain/texts/words.ts';

const fonts =
  "-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue','Liberation Sans',Arial,'Noto Sans Thai','PingFang SC','Hiragino Sans','Microsoft YaHei',sans-serif";

/** A link in the text of a mail, with the space before it. */
const link = /\s*(https?:\/\/\S+)/;

/**
 * Returns the HTML of an email, whose plain text is `body`: paragraphs, lists, and a button in place of the link. Mail programs drop style sheets and scripts, so
 * each element has its style. It reads without pictures.
 */
export async function mailHtml({ language, subject, body, action }: Mail, brand: Brand): Promise<string> {
  const { name, symbol, colours, display, legalPages, licence, radius, support } = brand;
  const words = wordsIn(language);
  const face = `font-family:${display.family ? `${display.family.replaceAll('"', "'")},` : ''}${fonts};font-weight:${display.weight}`;
  const [before = subject, reference, after = ''] = subject.split(/(QS-[\w-]+)/);
  const text = 'margin:0 0 16px;font-size:16px;line-height:1.5;color:#17202c';
  const quiet = 'margin:0 0 8px;font-size:13px;line-height:1.5;color:#55616f';
  const blocks = body.split('\n\n').map((paragraph) => {
    const href = action ? link.exec(paragraph)?.[1] : undefined;
    const lines = (href ? paragraph.replace(link, '') : paragraph).split('\n');
    const items = lines.filter((line) => line.startsWith('• '));
    const said = lines.filter((line) => !line.startsWith('• ')).map((line) => asSentence(line, language));
    return html`${said.map((line) => html`<p style="${text}">${line}</p>`)}${
      items.length > 0
        ? html`<ul style="${text};padding:0 0 0 20px">${items.map((item) => html`<li style="margin:0 0 8px">${item.slice(2)}</li>`)}</ul>`
        : ''
    }${
      href
        ? html`<p style="margin:8px 0 24px"><a href="${href}" style="display:inline-block;padding:14px 24px;border-radius:${radius};background:${colours.accent};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${action}</a></p>`
        : ''
    }`;
  });
  return String(
    await html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:#f4f6f8;font-family:${fonts}">
<div style="max-width:560px;margin:0 auto;background:#ffffff">
<p style="margin:0;padding:16px 24px;border-bottom:1px solid #cfd6de;color:#17202c;font-size:18px;${face}" translate="no"><svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" style="vertical-align:middle;margin-right:10px;fill:none;stroke:${colours.spark};stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round"><rect width="32" height="32" rx="8" stroke="none" fill="${colours.hero}"></rect><path d="${raw(symbol)}"></path></svg>${name}</p>
<div style="padding:24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3;color:#17202c;${face}">${before}${reference ? html`<span style="font-size:15px;font-weight:400;color:#55616f;white-space:nowrap">${reference}</span>` : ''}${after}</h1>
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

/** Ends a line as a sentence that ended with a colon before its link; Thai has no full stop. */
const asSentence = (line: string, language: string): string =>
  line
    .trim()
    .replace(/:$/, language === 'th' ? '' : '.')
    .replace(/：$/, '。');

/** Answers with an email as a page, which only this server may frame. */
export const answerMail = async (mail: Mail, brand: Brand): Promise<Response> =>
  new Response(await mailHtml(mail, brand), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  });
