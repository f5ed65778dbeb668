/** Upper bound of a BullMQ priority. */
export const MAX_PRIORITY = 2 ** 21;
/** The distance of the virtual time from the base at which the priorities of all queued tasks are lowered. */
export const REBASE_AT = 2 ** 18;
/** Tags are kept this long after the last reservation in an idle pool: a reserved task is not yet in the queue. */
export const IDLE_SECONDS = 2;

/**
 * Reserves a place for a task. Keys: clock, flows, and the sets `prioritized`, `delayed`, `active` and `wait` of the
 * queue. Arguments: name of the flow, cost divided by weight, 0 for an awaited task and 1 for an unattended one, prefix
 * of the task keys of the queue, milliseconds the task may wait (0: any). Returns the start tag (a string, as Redis
 * truncates numbers) and the priority; or '', 0 and the expected wait, if that is longer, and reserves nothing.
 *
 * The expected wait is the number of tasks that come first, times the mean time of a task, divided by the number of
 * tasks in progress. While no task is in progress, no wait can be estimated.
 *
 * `now` is the virtual time and `base` the tag that corresponds to the first priority. A flow whose last task ends
 * before the virtual time has no backlog, so it is not stored. A priority has 21 bits, so `base` follows the virtual
 * time of a pool that is never idle. Equal tags: awaited tasks first, then in order of arrival.
 */
export const RESERVE_SCRIPT = `
local clock, flows, prioritized = KEYS[1], KEYS[2], KEYS[3]
local seconds = tonumber(redis.call('TIME')[1])
local state = redis.call('HMGET', clock, 'now', 'base', 'reserved')
local now, base, reserved = tonumber(state[1]) or 0, tonumber(state[2]) or 0, tonumber(state[3]) or 0
local idle = seconds - reserved > ${IDLE_SECONDS}
  and redis.call('ZCARD', prioritized) + redis.call('ZCARD', KEYS[4])
    + redis.call('LLEN', KEYS[5]) + redis.call('LLEN', KEYS[6]) == 0
if idle then
  redis.call('DEL', flows)
  now, base = 0, 0
end
redis.call('ZREMRANGEBYSCORE', flows, '-inf', now)
local start = math.max(now, tonumber(redis.call('ZSCORE', flows, ARGV[1]) or now))

local function lowered(priority, by)
  local lane = (priority + 1) % 2
  return math.max(priority - by, 1 + lane)
end
local function lowerTask(id, by)
  local key = ARGV[4] .. id
  local priority = tonumber(redis.call('HGET', key, 'priority') or 0)
  if priority > 0 then redis.call('HSET', key, 'priority', lowered(priority, by)) end
end
if now - base > ${REBASE_AT} then
  local shift = math.floor(now - base)
  base = base + shift
  local queued = redis.call('ZRANGE', prioritized, 0, -1, 'WITHSCORES')
  for i = 1, #queued, 2 do
    local score = tonumber(queued[i + 1])
    local priority = math.floor(score / 0x100000000)
    local order = score - priority * 0x100000000
    local moved = lowered(priority, 2 * shift) * 0x100000000 + order
    redis.call('ZADD', prioritized, string.format('%.17g', moved), queued[i])
    lowerTask(queued[i], 2 * shift)
  end
  for _, id in ipairs(redis.call('ZRANGE', KEYS[4], 0, -1)) do lowerTask(id, 2 * shift) end
  for _, id in ipairs(redis.call('LRANGE', KEYS[5], 0, -1)) do lowerTask(id, 2 * shift) end
end
redis.call('HSET', clock, 'now', string.format('%.17g', now), 'base', string.format('%.17g', base),
  'reserved', seconds)
local lane = tonumber(ARGV[3])
local priority = math.min(${MAX_PRIORITY} - 1 + lane, 1 + lane + 2 * math.floor(start - base))
local active, budget = redis.call('LLEN', KEYS[5]), tonumber(ARGV[5])
if budget > 0 and active > 0 then
  local ahead = redis.call('LLEN', KEYS[6])
    + redis.call('ZCOUNT', prioritized, '-inf', '(' .. string.format('%.17g', (priority + 1) * 0x100000000))
  local waitMs = math.ceil(ahead * (tonumber(redis.call('HGET', clock, 'taskMs')) or 0) / active)
  if waitMs > budget then return { '', 0, waitMs } end
end
redis.call('ZADD', flows, string.format('%.17g', start + tonumber(ARGV[2])), ARGV[1])
return { string.format('%.17g', start), priority, 0 }
`;

/**
 * Takes back what a task added to its flow. Keys: clock and flows. Arguments: name of the flow, cost divided by weight.
 * A flow that ended before the virtual time has no backlog, so it has nothing to take back.
 */
export const REFUND_SCRIPT = `
local ends = tonumber(redis.call('ZSCORE', KEYS[2], ARGV[1]))
if not ends then return end
local now = tonumber(redis.call('HGET', KEYS[1], 'now') or 0)
local refunded = ends - tonumber(ARGV[2])
if refunded > now then redis.call('ZADD', KEYS[2], string.format('%.17g', refunded), ARGV[1])
else redis.call('ZREM', KEYS[2], ARGV[1]) end
`;

/**
 * Raises the virtual time to the tag of a task that a worker has taken. Key: clock. Arguments: the tag, and the mean time
 * of a task in milliseconds (0 if it is not available).
 */
export const START_SCRIPT = `
local now = tonumber(redis.call('HGET', KEYS[1], 'now') or 0)
if tonumber(ARGV[1]) > now then redis.call('HSET', KEYS[1], 'now', ARGV[1]) end
if tonumber(ARGV[2]) > 0 then redis.call('HSET', KEYS[1], 'taskMs', ARGV[2]) end
`;
