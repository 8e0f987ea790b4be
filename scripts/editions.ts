import { differencesOf } from './editions/differences.ts';
import { reportOf } from './editions/report.ts';
import { editionOf } from './services/launched-app.ts';
import { appNames, titleOf } from './services/ports.ts';

/** `npm run editions -- sg hk`: what differs between two editions and what that means for a customer, as Markdown on standard output. */
const named = process.argv.slice(2);
const [first, second] = named.map((name) => appNames.find((one) => one === name));
if (first && second && named.length === 2) {
  const compared = [first, second].map((name) => ({ title: titleOf(name), edition: editionOf(name) }));
  const [one, other] = compared;
  if (one && other) process.stdout.write(reportOf([one.title, other.title], differencesOf(one, other)));
} else {
  console.error(`Name two editions, as in npm run editions -- sg hk. There are ${appNames.join(', ')}.`);
  process.exitCode = 2;
}
