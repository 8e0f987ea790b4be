import { expect, test } from 'vitest';
import type { Mail } from '../../domain/messages/mailbox.ts';
import { plainBrand } from '../../domain/ports/editions.ts';
import { mailHtml, serveMail } from './mail-html.ts';

const mail: Mail = {
  kind: 'action-needed',
  to: 'mei@customer.example',
  language: 'en',
  subject: 'Action needed for application QS-1',
  action: 'Go to my application',
  body: 'Hello <b>Mei</b>,\n\nSign in, correct it and submit it again: https://app.example/error-transfer?holder=2\n• Passport: The photo is blurred.\n• Address: The document is too old.\n\nMontara customer service',
};
const brand = { ...plainBrand, name: 'Montara', colours: { ...plainBrand.colours, accent: '#123456' } };

test('replaces the link in the text of a mail by a button', async () => {
  const page = await mailHtml(mail, brand);
  expect(page).toMatch(
    /<a href="https:\/\/app\.example\/error-transfer\?holder=2" style="display:block;[^>]*background:#123456[^>]*>Go to my application<\/a>/,
  );
  expect(page, 'the sentence ends without the link').toContain('>Sign in, correct it and submit it again.</p>');
  expect(page.match(/error-transfer/g)).toHaveLength(1);
});

test('replaces a separate link of a mail by a button without a sentence', async () => {
  const page = await mailHtml({ ...mail, body: 'Hello Mei,\n\nGo to my application: https://app.example/a' }, brand);
  expect(page.match(/Go to my application/g)).toHaveLength(1);
});

test('adds one small line about security to a mail', async () => {
  const page = await mailHtml({ ...mail, body: `${mail.body}\n\nWe never ask for your password or code.` }, brand);
  expect(page).toMatch(/<p style="[^"]*font-size:13px[^"]*">We never ask for your password or code\.<\/p>/);
});

test('shows the plain text of a mail, and names the broker', async () => {
  const page = await mailHtml(mail, brand);
  for (const said of [
    'Passport: The photo is blurred.',
    'Address: The document is too old.',
    'Montara customer service',
  ])
    expect(page).toContain(`>${said}</`);
  expect(page).toContain(
    `Montara</span> · A Singapore broker. Regulated by the Monetary Authority of Singapore. Licence ${brand.licence}`,
  );
  expect(page, 'symbol of the brand').toContain(`d="${brand.symbol}"`);
});

test('shows the outcome in the brand’s colour, and links to the legal pages', async () => {
  const legalPages = { terms: 'https://www.example.com/terms', privacy: 'https://www.example.com/privacy' };
  const page = await mailHtml(mail, { ...brand, legalPages });
  expect(page).toMatch(
    /<img src="https:\/\/app\.example\/acct\/open-account\/mail\.png" alt=""[^]*background:#[0-9a-f]{6};text-align:center">\s*<svg data-mark="asks".*<h1 [^>]*color:#ffffff[^>]*>Action/,
  );
  expect(page, 'the picture retains its proportions').toMatch(/<img [^>]*height:auto/);
  for (const href of Object.values(legalPages)) expect(page).toContain(`href="${href}"`);
});

test('escapes markup in names in a mail', async () => {
  expect(await mailHtml(mail, brand)).toContain('Hello &lt;b&gt;Mei&lt;/b&gt;,');
});

test('leaves a URL in a mail without a button unchanged', async () => {
  const { kind, to, language, subject, body } = mail;
  expect(await mailHtml({ kind, to, language, subject, body }, brand)).toContain(
    'again: https://app.example/error-transfer?holder=2</p>',
  );
});

test('quotes a reviewer’s note within its item', async () => {
  const body =
    'Correct it:\n• Passport: The photo is blurred.\n> Note from our reviewer:\n> The corner is <cut> off.\n• Address: It is too old.';
  const page = await mailHtml({ ...mail, body }, brand);
  expect(page).toMatch(
    /<li[^>]*>Passport: The photo is blurred\.<blockquote[^>]*><p[^>]*>Note from our reviewer:<\/p><p[^>]*>The corner is &lt;cut&gt; off\.<\/p><\/blockquote><\/li><li[^>]*>Address/,
  );
});

test('quotes a note about the whole application separately', async () => {
  const page = await mailHtml(
    { ...mail, body: 'We can’t open it.\n> Note from our reviewer:\n> Call us.\nBye.' },
    brand,
  );
  expect(page).toMatch(/We can’t open it\.<\/p><blockquote.+Call us\.<\/p><\/blockquote><p[^>]*>Bye\./);
});

test('breaks a Japanese heading only between phrases', async () => {
  const subject = 'お申し込み QS-1 についてご対応が必要です';
  const page = await mailHtml({ ...mail, language: 'ja', subject }, brand);
  expect(page).toMatch(/<h1 style="[^"]*word-break:keep-all/);
  expect(page).toContain('に\u200bついて\u200bご対応が\u200b必要です'.replace('に\u200bついて', 'について'));
  expect(page, 'the title has no break opportunities').toContain(`<title>${subject}</title>`);
});

test('loads the picture of a mail from the app, and has none without a link', async () => {
  const policyOf = async (one: Mail) => (await serveMail(one, brand)).headers.get('Content-Security-Policy');
  expect(await policyOf(mail)).toContain('img-src https://app.example;');
  expect(await policyOf({ ...mail, body: 'Hello Mei' })).not.toContain('img-src');
  expect(await mailHtml({ ...mail, body: 'Hello Mei' }, brand)).not.toContain('<img');
});

test('prevents line breaks within a reference', async () => {
  const body = 'Your application QS-20261126-X4UF was approved.\n\nReference: QS-20261126-X4UF';
  const page = await mailHtml({ ...mail, body }, brand);
  const whole = '<span style="white-space:nowrap">QS-20261126-X4UF</span>';
  expect(page).toContain(`Your application ${whole} was approved.</p>`);
  expect(page).toMatch(new RegExp(`<p style="[^"]*font-size:13px[^"]*">Reference: ${whole}</p>`));
});

test('uses the night colours and a system serif of a brand', async () => {
  const display = { ...brand.display, family: '"New York", Georgia, serif', weight: 600 };
  const { nightAccent, hero } = brand.colours;
  const page = await mailHtml(mail, { ...brand, mailButton: 'night', display });
  expect(page).toContain(`background:${nightAccent};color:${hero};font-size:16px`);
  expect(page).toMatch(/<h1 style="[^"]*Palatino Linotype[^"]*font-weight:500"/);
});
