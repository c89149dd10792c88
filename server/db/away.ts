/** Names under which the store's driver reports that nobody answers. */
const STORE_AWAY =
  /^Mongo(ServerSelection|Network|NetworkTimeout|NotConnected|PoolCleared|PoolClosed|Topology|OperationTimeout|WaitQueueTimeout|ClientClosed)|^PoolCleared|^MongooseServerSelectionError|BufferTimeout/;
/** A connection to one of our services that broke or never came about; the driver passes some of these on as they are. */
const CONNECTION_LOST =
  /^(?:EPIPE|ECONN(?:RESET|REFUSED|ABORTED)|ENOTCONN|ETIMEDOUT|E(?:HOST|NET)UNREACH|ERR_STREAM_(?:DESTROYED|WRITE_AFTER_END))$/;
/** Answers of a store that is there, but ended what took too long, has too much to do, or is changing its primary. */
const TRY_AGAIN = [
  "RetryableWriteError",
  "TransientTransactionError",
  "UnknownTransactionCommitResult",
  "SystemOverloadedError",
];
/** The same as codes: it ended what took too long, or its data is damaged until somebody restores a backup. */
const UNAVAILABLE_CODES = [50, 301];
/** Causes that are looked through: errors of ours and of the driver wrap once or twice. */
const MAX_CAUSES = 5;

/** True when a service was not there, broke off, cannot serve, or asks to be asked again. */
export function isAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth === MAX_CAUSES) return false;
  const { name, code, errorLabels = [] } = error as { name: string; code?: unknown; errorLabels?: readonly string[] };
  return (
    STORE_AWAY.test(name) ||
    (typeof code === "string" && CONNECTION_LOST.test(code)) ||
    (name.startsWith("Mongo") &&
      (UNAVAILABLE_CODES.includes(Number(code)) || TRY_AGAIN.some((label) => errorLabels.includes(label)))) ||
    isAway(error.cause, depth + 1)
  );
}
