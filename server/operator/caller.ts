/** Who holds the operator's token, or the one that opens the metrics and nothing else. */
export type Operator = 'operator' | 'metrics'
