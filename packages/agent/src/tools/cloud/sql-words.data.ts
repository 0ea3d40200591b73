/** Functions that only compute. A function that is not here may do anything. */
export const HARMLESS_FUNCTIONS: ReadonlySet<string> = new Set(
  `abs age array_agg array_length avg bool_and bool_or bit_length btrim cardinality ceil ceiling char_length coalesce
  concat concat_ws count cume_dist current_date date date_bin date_part date_trunc dense_rank every extract first_value
  floor format generate_series greatest initcap json_agg json_array_length json_build_object json_object_agg jsonb_agg
  jsonb_array_elements jsonb_array_elements_text jsonb_array_length jsonb_build_object jsonb_each jsonb_object_keys
  jsonb_pretty jsonb_typeof lag last_value lead least left length lower lpad ltrim make_date max md5 min mod now nth_value
  ntile nullif octet_length overlay percent_rank percentile_cont percentile_disc position power quote_ident quote_literal
  rank regexp_count regexp_match regexp_matches regexp_replace repeat replace reverse right round row_number row_to_json
  rpad rtrim sign split_part sqrt starts_with stddev string_agg strpos substr substring sum timezone to_char to_date
  to_json to_jsonb to_number to_timestamp translate trim trunc unnest upper variance width_bucket
  pg_typeof pg_size_pretty pg_total_relation_size pg_relation_size pg_get_viewdef pg_get_functiondef pg_get_indexdef
  pg_get_constraintdef pg_get_expr obj_description col_description format_type has_table_privilege`.split(
    /\s+/,
  ),
);

/** Words of the language that a bracket may follow. */
export const KEYWORDS_BEFORE_BRACKETS: ReadonlySet<string> = new Set(
  `select from where and or not in any all some exists as on using over filter within group by having values with
  recursive materialized union intersect except case when then else end distinct limit offset order partition array row
  cast interval numeric decimal varchar char character bit time timestamp is between like ilike similar to join lateral
  left right full inner outer cross natural explain verbose costs buffers format rows range groups
  grouping sets cube rollup tablesample`.split(/\s+/),
);
