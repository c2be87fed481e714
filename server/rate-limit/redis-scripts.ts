/**
 * What is counted in Redis. A pool is a hash with one field per process, the units which that process took out in the
 * open window: fields are absolute and only grow, so a process can restore what Redis forgot, and nothing is counted twice.
 */

const PREFIX = 'depotkit:units'

/** Exists while processes come back from an outage: until all did, a total is not to be trusted. */
export const SETTLING = `${PREFIX}:settling`

/** The processes that came back. */
export const RETURNED = `${PREFIX}:returned`

/** Processes by the time at which they were last seen. */
export const PROCESSES = `${PREFIX}:processes`

/** Where totals are announced. */
export const CHANNEL = `${PREFIX}:totals`

/** The hash of a pool. */
export const poolKey = (key: string): string => `${PREFIX}:pool:${key}`

/** The name of a pool in an announcement. */
export const keyOfPool = (pool: string): string => pool.slice(`${PREFIX}:pool:`.length)

/** How long totals are distrusted: while processes are missing, and once the last one is back. */
const MISSING_MS = 10_000
const COMPLETE_MS = 1000
const SEEN_MS = 10_000

/** Figures that are the same for every request. */
export interface Figures {
  limit: number
  windowMs: number
  /** Totals are announced whenever they reach another multiple of this. */
  step: number
}

/**
 * `read`: what others took, what is stored of this process, and that raised to what it knows itself. `write`: stores it,
 * makes the window last at least `ms` when less than `least` is left of it, and announces a total that others must know.
 */
const common = ({ limit, step }: Figures): string => `
local function read(pool, me, own)
  local others, stored = 0, 0
  local fields = redis.call('hgetall', pool)
  for i = 1, #fields, 2 do
    if fields[i] == me then stored = tonumber(fields[i + 1]) else others = others + tonumber(fields[i + 1]) end
  end
  return others, stored, math.max(stored, own)
end
local function write(pool, me, before, others, mine, ms, least)
  redis.call('hset', pool, me, mine)
  local left = redis.call('pttl', pool)
  if left < least then
    left = ms
    redis.call('pexpire', pool, left)
  end
  local total = others + mine
  if math.floor(before / ${step}) ~= math.floor(total / ${step}) or (before < ${limit} and total >= ${limit}) then
    redis.call('publish', '${CHANNEL}', total .. ' ' .. left .. ' ' .. (1 - redis.call('exists', '${SETTLING}')) .. ' ' .. pool)
  end
  return total, left
end
`

/**
 * Takes units. KEYS: pool, SETTLING. ARGV: process, what it knows to have taken, milliseconds left of the window as it
 * knows it (0: none open), units, its share. Answers: allowed, own, total, remaining, milliseconds left, settled.
 */
const take = (figures: Figures): string => `${common(figures)}
local me, own, ms, units = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local others, stored, mine = read(KEYS[1], me, own)
local most, settled = ${figures.limit} - others, 1 - redis.call('exists', KEYS[2])
if settled == 0 then most = math.min(most, tonumber(ARGV[5])) end
local allowed = mine + units <= most
local new = allowed and mine + units or math.max(mine, most)
if ms == 0 then ms = ${figures.windowMs} end
local total, left = write(KEYS[1], me, others + stored, others, new, ms, 0)
return { allowed and 1 or 0, new, total, math.max(0, most - new), left, settled }
`

/** Says that this process could not count here for a while. KEYS: SETTLING, RETURNED. ARGV: process. */
const distrust = `
if redis.call('set', KEYS[1], 1, 'PX', ${MISSING_MS}, 'NX') then
  redis.call('del', KEYS[2])
else
  redis.call('pexpire', KEYS[1], ${MISSING_MS})
  redis.call('srem', KEYS[2], ARGV[1])
end
`

/** Restores what a process took. KEYS: pools. ARGV: process, then own and milliseconds left of each pool. */
const save = (figures: Figures): string => `${common(figures)}
for i = 1, #KEYS do
  local others, stored, mine = read(KEYS[i], ARGV[1], tonumber(ARGV[2 * i]))
  local ms = tonumber(ARGV[2 * i + 1])
  write(KEYS[i], ARGV[1], others + stored, others, mine, ms, ms)
end
`

/** Says that everything which this process took is restored. KEYS: SETTLING, RETURNED. ARGV: process, how many there are. */
const trust = `
if redis.call('exists', KEYS[1]) == 1 then
  redis.call('sadd', KEYS[2], ARGV[1])
  redis.call('pexpire', KEYS[2], ${MISSING_MS})
  if redis.call('scard', KEYS[2]) >= tonumber(ARGV[2]) then redis.call('pexpire', KEYS[1], ${COMPLETE_MS}) end
end
`

/**
 * Says that a process is there. KEYS: PROCESSES, SETTLING, RETURNED. ARGV: process. Answers: processes seen lately,
 * settled, and whether this process has yet to restore what it took.
 */
const beat = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zadd', KEYS[1], now, ARGV[1])
redis.call('zremrangebyscore', KEYS[1], '-inf', now - ${SEEN_MS})
local settling = redis.call('exists', KEYS[2])
return { redis.call('zcard', KEYS[1]), 1 - settling, settling * (1 - redis.call('sismember', KEYS[3], ARGV[1])) }
`

/** The text of every script. */
export const scriptsOf = (figures: Figures) => ({ take: take(figures), save: save(figures), distrust, trust, beat })

/** One of the scripts. */
export type ScriptName = keyof ReturnType<typeof scriptsOf>
