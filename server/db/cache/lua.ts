/**
 * Takes a cost out of a window, and opens the window if there is none: one step, so that no key can stay behind
 * without an end. What is given back to a window that has ended, or beyond what was taken, is nothing. KEYS: window. ARGV: cost, limit, window in ms. Returns allowed (1 or 0), remaining, ms to the end.
 */
export const TAKE = `
local cost, limit, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local left = redis.call("PTTL", KEYS[1])
local used = 0
if left > 0 then used = tonumber(redis.call("GET", KEYS[1])) or 0 end
if used + cost > limit then
  if left <= 0 then left = window end
  return {0, math.max(0, limit - used), left}
end
cost = math.max(cost, -used)
if left > 0 then redis.call("INCRBY", KEYS[1], cost)
elseif cost > 0 then redis.call("SET", KEYS[1], cost, "PX", window) end
return {1, limit - used - cost, 0}
`;
