// Runs a task: `node scripts/run.mjs <task> [arguments]`. It needs only Node 20 and npm, and installs pnpm and, if necessary, a newer Node in .runtime/.
const minimumNode = 20;

if (Number(process.versions.node.split('.')[0]) < minimumNode) {
  console.error(
    `Quayside needs Node ${minimumNode} or newer to start; this is ${process.version}. Install Node 24 from https://nodejs.org and run the command again.`,
  );
  process.exitCode = 1;
} else {
  // An older Node cannot parse it.
  const { launch } = await import('./launcher/launch.mjs');
  await launch(process.argv.slice(2));
}
