import type { Doc } from "../documents.ts";
import { MAX_DOCUMENT_BYTES } from "../documents.ts";
import { StoreError, unsupported } from "../errors.ts";
import * as scram from "../scram.ts";
import { MAX_MESSAGE_BYTES } from "../wire.ts";
import { arrayField, type Call, type Command } from "./command.ts";

/** What drivers take this for: MongoDB 7.0, a replica set of one. Wire version 21 keeps them from sending 8.0 commands. */
const VERSION = "7.0.0";
const WIRE_VERSION = 21;
const SET_NAME = "embedded";

const hello = ({ connection, name, store }: Call): Doc => ({
  ...(name === "hello" ? { isWritablePrimary: true } : { ismaster: true, helloOk: true }),
  secondary: false,
  hosts: [store.address],
  me: store.address,
  primary: store.address,
  setName: SET_NAME,
  setVersion: 1,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  maxMessageSizeBytes: MAX_MESSAGE_BYTES,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  connectionId: connection.id,
  minWireVersion: 0,
  maxWireVersion: WIRE_VERSION,
  readOnly: false,
  ok: 1,
});

const buildInfo = (): Doc => ({
  version: VERSION,
  versionArray: [7, 0, 0, 0],
  gitVersion: "embedded",
  modules: [],
  storageEngines: ["sqlite"],
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  bits: 64,
  debug: false,
  ok: 1,
});

function serverStatus({ store }: Call): Doc {
  const { rss } = process.memoryUsage();
  return {
    host: store.address,
    version: VERSION,
    process: "embedded-store",
    pid: process.pid,
    uptime: (Date.now() - store.startedAt) / 1000,
    localTime: new Date(),
    connections: { current: store.connections, available: store.maxConnections - store.connections },
    mem: { bits: 64, resident: Math.round(rss / 2 ** 20), supported: true },
    metrics: { cursor: { open: { total: store.cursors.count } }, sessions: store.sessions.count },
    ok: 1,
  };
}

function saslStart({ body, connection }: Call): Doc {
  const { conversation, reply } = scram.start(body);
  connection.sasl = conversation;
  return reply;
}

function saslContinue({ body, connection, store }: Call): Doc {
  const { sasl } = connection;
  connection.sasl = null;
  const reply = scram.finish(body, sasl, store.secret ?? "");
  connection.authenticated = true;
  return reply;
}

function endSessions({ body, name, store }: Call): Doc {
  for (const lsid of arrayField(body, name)) {
    const session = store.sessions.of(lsid);
    if (session) store.sessions.end(session);
  }
  return { ok: 1 };
}

/** The one parameter there is: how often documents under TTL indexes are looked for. */
function setParameter({ body, store }: Call): Doc {
  const { ttlMonitorSleepSecs: seconds } = body;
  if (seconds === undefined) throw unsupported("setParameter of anything but ttlMonitorSleepSecs");
  if (typeof seconds !== "number" || seconds < 0.1)
    throw new StoreError(2, "ttlMonitorSleepSecs must be a number from 0.1");
  const was = store.expirySeconds;
  store.expirySeconds = seconds;
  return { was, ok: 1 };
}

const ok = (): Doc => ({ ok: 1 });
const HELLO_FIELDS = [
  "helloOk",
  "client",
  "compression",
  "saslSupportedMechs",
  "speculativeAuthenticate",
  "topologyVersion",
  "maxAwaitTimeMS",
  "loadBalanced",
  "backpressure",
];
const helloCommand: Command = { kind: "plain", open: true, fields: HELLO_FIELDS, run: hello };

export const sessionCommands: Record<string, Command> = {
  hello: helloCommand,
  ismaster: helloCommand,
  isMaster: helloCommand,
  ping: { kind: "plain", open: true, fields: [], run: ok },
  buildInfo: { kind: "plain", fields: [], run: buildInfo },
  buildinfo: { kind: "plain", fields: [], run: buildInfo },
  serverStatus: { kind: "plain", fields: ["repl", "metrics", "locks"], run: serverStatus },
  connectionStatus: {
    kind: "plain",
    fields: ["showPrivileges"],
    run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
  },
  getParameter: {
    kind: "plain",
    fields: ["featureCompatibilityVersion"],
    run: () => ({ featureCompatibilityVersion: { version: "7.0" }, ok: 1 }),
  },
  setParameter: { kind: "plain", fields: ["ttlMonitorSleepSecs"], run: setParameter },
  saslStart: {
    kind: "plain",
    open: true,
    fields: ["mechanism", "payload", "options", "autoAuthorize"],
    run: saslStart,
  },
  saslContinue: { kind: "plain", open: true, fields: ["conversationId", "payload"], run: saslContinue },
  startSession: { kind: "plain", fields: [], run: ok },
  endSessions: { kind: "plain", fields: [], run: endSessions },
  killSessions: { kind: "plain", fields: [], run: endSessions },
  refreshSessions: { kind: "plain", fields: [], run: ok },
};
