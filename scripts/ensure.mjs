/**
 * Makes the checkout ready and then gets out of the way: `node scripts/ensure.mjs [build] [browser]`.
 * Runs before anything is installed, on whatever Node is there, so it imports nothing but node: built-ins.
 */
const major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  fail(`Signoff needs Node 20 or newer to start (it brings Node 24 along for itself); this is ${process.version}.`);
}

try {
  const wanted = process.argv.slice(2);
  await (await import("./ensure/install.mjs")).ensureInstalled();
  if (wanted.includes("build")) await (await import("./ensure/build.mjs")).ensureBuilt();
  if (wanted.includes("browser")) await (await import("./ensure/browser.mjs")).ensureBrowser();
} catch (error) {
  // A sentence for whoever runs it where we know what is wrong; everything else is a bug and shows its stack.
  fail(error.name === "SetupError" ? error.message : error.stack);
}

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
