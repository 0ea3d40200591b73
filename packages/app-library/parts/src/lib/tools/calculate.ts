export type CalculationResult = { ok: true; value: number } | { ok: false; problem: "division" | "invalid" };

const OPERATORS: Record<string, { rank: number; apply: (left: number, right: number) => number }> = {
  "+": { rank: 1, apply: (left, right) => left + right },
  "−": { rank: 1, apply: (left, right) => left - right },
  "×": { rank: 2, apply: (left, right) => left * right },
  "÷": { rank: 2, apply: (left, right) => left / right },
};

/** Reads "2+3×(4−1)" with the usual order of operations; a percent sign divides by a hundred. */
export function calculate(expression: string): CalculationResult {
  const tokens = expression.match(/\d+\.?\d*|\.\d+|[+−×÷()%]/g) ?? [];
  let at = 0;

  const readValue = (): number => {
    const token = tokens[at];
    at += 1;
    if (token === "−") return -readValue();
    if (token === "+") return readValue();
    if (token === "(") {
      const inner = readSum(0);
      if (tokens[at] === ")") at += 1;
      return percent(inner);
    }
    return percent(token === undefined || !/\d/.test(token) ? NaN : Number(token));
  };

  const percent = (value: number): number => {
    if (tokens[at] !== "%") return value;
    at += 1;
    return percent(value / 100);
  };

  const readSum = (least: number): number => {
    let left = readValue();
    for (;;) {
      const operator = OPERATORS[tokens[at] ?? ""];
      if (!operator || operator.rank <= least) return left;
      at += 1;
      left = operator.apply(left, readSum(operator.rank));
    }
  };

  const value = readSum(0);
  if (tokens.length === 0 || at < tokens.length || Number.isNaN(value)) {
    const isDivision = /÷0(?:\.0*)?(?:[^\d.]|$)/.test(expression);
    return { ok: false, problem: isDivision ? "division" : "invalid" };
  }
  return Number.isFinite(value) ? { ok: true, value } : { ok: false, problem: "division" };
}

/** Without the dust of binary fractions: 0.1 + 0.2 is 0.3. */
export function numberText(value: number): string {
  return String(Number(value.toPrecision(12)));
}
