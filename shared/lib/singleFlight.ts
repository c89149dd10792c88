type Flight<T> = { result: Promise<T>; callers: number; end: AbortController };
type Start<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Single flight: callers who ask for the same thing at once share one job. It is ended when the last of them has left;
 * a caller without a signal stays.
 */
export function singleFlight<T>() {
  const flights = new Map<string, Flight<T>>();

  function begin(key: string, start: Start<T>): Flight<T> {
    const end = new AbortController();
    const flight = { result: start(end.signal), callers: 0, end };
    const land = () => flights.get(key) === flight && flights.delete(key);
    flight.result.then(land, land);
    flights.set(key, flight);
    return flight;
  }

  /** @throws what `start` throws, the signal's reason */
  return function join(key: string, start: Start<T>, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const flight = flights.get(key) ?? begin(key, start);
    flight.callers += 1;
    if (!signal) return flight.result;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(signal.reason);
        flight.callers -= 1;
        if (flight.callers > 0) return;
        // Nobody is to join what is being ended.
        if (flights.get(key) === flight) flights.delete(key);
        flight.end.abort(signal.reason);
      };
      signal.addEventListener("abort", leave, { once: true });
      flight.result.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
    });
  };
}
