/** The client of a request, and the trusted proxies. */
import { BlockList, isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** An address without port, brackets and zone. A connection that was reset has no address. */
const bareAddress = (text = ''): string =>
  (/^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text).replace(/%.*$/, '')

/**
 * Who counts as one client: an IPv4 address, or the /64 of an IPv6 address. IPv4 written as IPv6 is IPv4.
 *
 * @param candidate address that a trusted proxy reported, or that of the socket
 * @param socket address of the socket, used when the reported one is no address
 */
export function clientOf(candidate: string | undefined, socket: string): string {
  const address = bareAddress(candidate)
  return normalizeIP(isIP(address) === 0 ? bareAddress(socket) : address)
}

/** Returns whether an address of `X-Forwarded-For` is in one of the ranges of trusted proxies. */
export function trustIn(ranges: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList()
  const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
  for (const [address = '', bits] of ranges.map((range) => range.split('/'))) {
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (text) => {
    const address = bareAddress(text)
    return isIP(address) !== 0 && list.check(address, familyOf(address))
  }
}
