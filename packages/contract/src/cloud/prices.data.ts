/**
 * What use of a cloud costs, in millionths of a credit (a credit is one US cent). What is not listed is free. Held
 * against what Supabase lists: 0.09 dollars for a gigabyte that leaves, 2 for a million calls of functions, 2.50 for a
 * million messages. Where nobody pays (`LOAM_PAYMENTS=none`) use is counted and nothing is charged.
 */
export const cloudPricesMicros: Readonly<Record<string, number>> = {
  bytes_out: 0.009,
  function_calls: 200,
  function_ms: 0.05,
  realtime_messages: 250,
  requests: 1,
};
