// Runs a task of this repository on a machine that has only Node 20 and npm: `node scripts/run.mjs <task> [arguments]`.
// It needs no package. What it brings (pnpm, and Node where the machine's is too old) goes to .runtime/, which git ignores.
const oldestLauncher = 20;

if (Number(process.versions.node.split('.')[0]) < oldestLauncher) {
  console.error(
    `Quayside needs Node ${oldestLauncher} or newer to start; this is ${process.version}. Install Node 24 from https://nodejs.org and run the command again.`,
  );
  process.exitCode = 1;
} else {
  // Imported only here: an older Node could not even read it.
  const { launch } = await import('./launcher/launch.mjs');
  await launch(process.argv.slice(2));
}
