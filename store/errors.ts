import { isDamage, isDiskFailure, isFullDisk } from "./storage.ts";

const CODE_NAMES: Record<number, string> = {
  1: "InternalError",
  2: "BadValue",
  9: "FailedToParse",
  11: "UserNotFound",
  13: "Unauthorized",
  14: "TypeMismatch",
  15: "Overflow",
  17: "ProtocolError",
  18: "AuthenticationFailed",
  20: "IllegalOperation",
  22: "InvalidBSON",
  26: "NamespaceNotFound",
  27: "IndexNotFound",
  28: "PathNotViable",
  34: "UnsupportedFormat",
  40: "ConflictingUpdateOperators",
  43: "CursorNotFound",
  48: "NamespaceExists",
  50: "MaxTimeMSExpired",
  52: "DollarPrefixedFieldName",
  53: "InvalidIdField",
  54: "NotSingleValueField",
  56: "EmptyFieldName",
  59: "CommandNotFound",
  66: "ImmutableField",
  67: "CannotCreateIndex",
  72: "InvalidOptions",
  73: "InvalidNamespace",
  85: "IndexOptionsConflict",
  86: "IndexKeySpecsConflict",
  96: "OperationFailed",
  100: "UnsatisfiableWriteConcern",
  112: "WriteConflict",
  115: "CommandNotSupported",
  171: "CannotIndexParallelArrays",
  175: "QueryPlanKilled",
  211: "KeyNotFound",
  225: "TransactionTooOld",
  251: "NoSuchTransaction",
  256: "TransactionCommitted",
  263: "OperationNotSupportedInTransaction",
  276: "IndexBuildAborted",
  292: "QueryExceededMemoryLimitNoDiskUseAllowed",
  301: "DataCorruptionDetected",
  462: "IngressRequestRateLimitExceeded",
  10334: "BSONObjectTooLarge",
  11000: "DuplicateKey",
  14031: "OutOfDiskSpace",
};

/** What a client is told: MongoDB's code, a sentence, and (for transactions) the labels its driver acts on. */
export class StoreError extends Error {
  readonly code: number;
  readonly labels: string[];
  readonly extra: Record<string, unknown>;

  constructor(code: number, message: string, more: { labels?: string[]; extra?: Record<string, unknown> } = {}) {
    super(message);
    this.code = code;
    this.labels = more.labels ?? [];
    this.extra = more.extra ?? {};
  }
}

export const codeName = (code: number) => CODE_NAMES[code] ?? `Location${code}`;

/** A feature that this store leaves to a real MongoDB: saying so beats doing half of it. */
export const unsupported = (feature: string) =>
  new StoreError(115, `embedded store: ${feature} is not supported; set MONGODB_URI to use a real MongoDB`);

export const TRANSIENT = "TransientTransactionError";

/** Load shedding: the labels tell drivers to back off and try again, and to keep their other connections. */
export const overloaded = (message: string) =>
  new StoreError(462, message, { labels: ["SystemOverloadedError", "RetryableError"] });

/** Whether the trouble is that of the moment or the machine, not of what was asked for. */
export const isRetryable = ({ code }: StoreError) => [462, OUT_OF_SPACE].includes(code);

const OUT_OF_SPACE = 14031;
const DATA_DAMAGED = 301;

/** Turns whatever was thrown into an error a client may see; anything unforeseen is code 1 without detail. */
export function asStoreError(error: unknown, log: (text: string) => void): StoreError {
  if (error instanceof StoreError) return error;
  const { name, message } = error as { name?: string; message?: string };
  if (isFullDisk(error)) return new StoreError(OUT_OF_SPACE, "The disk is full: nothing was written");
  if (isDiskFailure(error)) return new StoreError(OUT_OF_SPACE, "The disk failed: nothing was written");
  if (isDamage(error)) {
    log(`the data is damaged (${message}): restore a backup`);
    return new StoreError(DATA_DAMAGED, "The data of the embedded store is damaged: restore a backup");
  }
  if (name?.startsWith("BSON")) return new StoreError(22, `Invalid BSON: ${message}`);
  log(`internal error: ${error instanceof Error ? error.stack : String(error)}`);
  return new StoreError(1, "The embedded store failed on this command; its log has the details");
}
