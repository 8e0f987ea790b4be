import { chromium } from 'playwright';
const jobs = JSON.parse(process.argv[2]);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const variants = [['en','white',390],['th','black',320],['ja','black',320]].filter(([l]) => !process.argv[3] || process.argv[3].split(',').includes(l));
for (const [scenario, to, name, click] of jobs) for (const [language, skin, width] of variants) {
  const p = await b.newPage({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });
  const u = new URL('http://localhost:5712/sandbox/play');
  u.search = String(new URLSearchParams({ scenario, language, skin, ...(to ? { to } : {}) }));
  await p.goto(u.href);
  await p.waitForURL(/open-account/, { timeout: 60000 }).catch(() => {});
  await p.locator('[data-step], main h1').first().waitFor({ timeout: 60000 }).catch(() => {});
  const asked = p.getByRole('alertdialog').or(p.getByRole('dialog')).getByRole('button').first();
  await asked.waitFor({ timeout: 40000 }).then(() => asked.click()).catch(() => console.log('no dialog'));
  await asked.waitFor({ state: 'hidden', timeout: 20000 }).catch(()=>{});
  await p.waitForTimeout(2500);
  await p.locator('.animate-q-pulse').first().waitFor({ state: 'detached', timeout: 20000 }).catch(()=>{});
  if (click) { await p.locator(click).first().click().catch((e)=>console.log(String(e).slice(0,200))); await p.waitForTimeout(800); }
  await p.screenshot({ path: `/tmp/q/h1/shots/${name}-${language}.png`, fullPage: !click });
  console.log(name, language, p.url());
  await p.close();
}
await b.close();
