/** IANA's special-purpose registries (RFC 6890 and its successors): what is not an ordinary public machine. */
export const REFUSED_V4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // A public number, but inside a well-known cloud it is the agent of the machine's own host.
  ['168.63.129.16', 32],
];

/** Everything that is not in here is refused; IANA has given out global unicast from this block alone. */
export const GLOBAL_V6: readonly (readonly [network: string, prefix: number])[] = [['2000::', 3]];

export const REFUSED_V6: readonly (readonly [network: string, prefix: number])[] = [
  // Protocol assignments: Teredo, benchmarks, ORCHID. Teredo wraps an IPv4 address of the sender's choice.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 wraps an IPv4 address of the sender's choice.
  ['2002::', 16],
  ['3fff::', 20],
];

/** The four last bytes of these are an IPv4 address, which decides. DNS64 answers with the second. */
export const WRAPPED_V4: readonly (readonly [network: string, prefix: number])[] = [
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
];
