/** An end as node:test reports it, for a test, a group of tests, or one assertion of tap's. */
interface End {
  name: string;
  nesting: number;
  ok: boolean;
  skip?: string | boolean | undefined;
  todo?: string | boolean | undefined;
  /** tap's assertions have no type. */
  details: { type?: "suite" | "test" | undefined };
}

/** What has ended one level below a test. */
interface Inside {
  assertions: number;
  failedAssertions: number;
  tests: number;
  failedTests: number;
}

/**
 * Counts tests in the stream of node:test, where tap's assertions look like tests and groups like tests too. A test is
 * a block that asserts something itself or has no blocks in it; a group around tests counts for nothing unless it fails
 * by itself. Children end before their parents.
 */
export class TestCounter {
  readonly counts = { passed: 0, failed: 0, skipped: 0 };
  readonly #names: string[] = [];
  readonly #levels: Inside[] = [];

  start(name: string, nesting: number) {
    this.#names.length = nesting;
    this.#names[nesting] = name;
  }

  /** @returns the names from the outermost group on, when this end is a failure that somebody has to read */
  end({ name, nesting, ok, skip, todo, details }: End): string[] | undefined {
    if (isGiven(skip) || isGiven(todo)) {
      this.counts.skipped++;
      return undefined;
    }
    const path = [...this.#names.slice(0, nesting), name];
    const around = this.#level(nesting);
    if (!details.type) {
      around.assertions++;
      if (!ok) around.failedAssertions++;
      return ok ? undefined : path;
    }

    const inside = this.#level(nesting + 1);
    this.#levels.length = nesting + 1;
    const failedItself = !ok && (inside.failedAssertions > 0 || inside.failedTests === 0);
    const isTest = failedItself || inside.assertions > 0 || inside.tests === 0;
    if (isTest) this.counts[failedItself ? "failed" : "passed"]++;
    around.tests++;
    if (!ok) around.failedTests++;
    // Its failed assertions have been reported already.
    return failedItself && inside.failedAssertions === 0 ? path : undefined;
  }

  #level(nesting: number): Inside {
    this.#levels[nesting] ??= { assertions: 0, failedAssertions: 0, tests: 0, failedTests: 0 };
    return this.#levels[nesting];
  }
}

/** `skip` and `todo` may be a reason, even an empty one. */
function isGiven(reason: string | boolean | undefined) {
  return reason !== undefined && reason !== false;
}
