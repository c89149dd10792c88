import { execFile } from "node:child_process";
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

type Load = {
  /** of one server; asked for in turn */
  urls: string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  /** puts a command on its processor core */
  pin: (command: string[]) => string[];
};
type Result = { requests: number; seconds: number; errors: number };

export function hasCommand(name: string): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** As many requests as the server answers in a while: wrk where it is installed, else autocannon. */
export const load = hasCommand("wrk") ? loadByWrk : loadByAutocannon;

async function loadByWrk({ urls, headers, connections, seconds, pin }: Load): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "signoff-bench-"));
  try {
    const script = join(folder, "load.lua");
    writeFileSync(script, wrkScript(urls, headers));
    const [command, ...args] = pin([
      "wrk",
      "-t1",
      `-c${connections}`,
      `-d${seconds}s`,
      "-s",
      script,
      urls[0] as string,
    ]) as [string, ...string[]];
    const { stdout } = await run(command, args);
    const line = /^result (\d+) (\d+) (\d+)$/m.exec(stdout);
    if (!line) throw new Error(`wrk said: ${stdout}`);
    return { requests: Number(line[1]), seconds: Number(line[2]) / 1e6, errors: Number(line[3]) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** wrk counts replies from 400 up as errors. Requests are made once, as building them would cost the load's core. */
function wrkScript(urls: string[], headers: Record<string, string>): string {
  const quote = (text: string) => JSON.stringify(text);
  const paths = urls.map((url) => url.slice(new URL(url).origin.length));
  return `
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers[${quote(name)}] = ${quote(value)}`)
  .join("\n")}
local requests, at = {}, 0
function init()
  for _, path in ipairs({ ${paths.map(quote).join(", ")} }) do
    requests[#requests + 1] = wrk.format("GET", path)
  end
end
function request()
  at = at % #requests + 1
  return requests[at]
end
function done(summary)
  local e = summary.errors
  print(string.format("result %d %d %d", summary.requests, summary.duration, e.connect + e.read + e.write + e.status + e.timeout))
end
`;
}

/** In a process of its own, so that it has the other core to itself. */
async function loadByAutocannon({ urls, headers, connections, seconds, pin }: Load): Promise<Result> {
  const options = { urls, headers, connections, seconds };
  const [command, ...args] = pin([process.execPath, "--input-type=module", "-e", AUTOCANNON]) as [string, ...string[]];
  const running = run(command, args, { cwd: new URL("..", import.meta.url).pathname });
  running.child.stdin?.end(JSON.stringify(options));
  return JSON.parse((await running).stdout) as Result;
}

const AUTOCANNON = `
import { json } from "node:stream/consumers";
import autocannon from "autocannon";
const { urls, headers, connections, seconds } = await json(process.stdin);
const { origin } = new URL(urls[0]);
const requests = urls.map((url) => ({ method: "GET", path: url.slice(origin.length), headers }));
// Each connection begins elsewhere: all of them at once would ask for the same address. Of many addresses each has its
// share, as a connection prepares all that it may ask for before it asks.
const MANY = 1000;
let begun = 0;
const setupClient = (client) => {
  const [from, to] = [begun, begun + 1].map((at) => Math.floor((at * requests.length) / connections));
  begun++;
  const isMany = requests.length > MANY;
  client.setRequests(isMany ? requests.slice(from, to) : [...requests.slice(from), ...requests.slice(0, from)]);
};
const result = await autocannon({ url: origin, connections, duration: seconds, requests: requests.slice(0, 1), setupClient });
const { total } = result.requests;
console.log(JSON.stringify({ requests: total, seconds: result.duration, errors: result.errors + result["4xx"] + result["5xx"] }));
`;
