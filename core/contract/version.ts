/** Version of the portfolio models; every result of that namespace carries it. */
export const PORTFOLIO_MODEL_VERSION = '2026-12-01.3'

/** Version of the fixed-income models; every result of that namespace carries it. */
export const FIXED_INCOME_MODEL_VERSION = '2026-12-01.1'

/** Version of the calculator models; every result of that namespace carries it. */
export const CALCULATOR_MODEL_VERSION = '2026-11-30.1'

/** Version of the depot tax models; every result of that namespace carries it. */
export const DEPOT_TAX_MODEL_VERSION = '2026-12-01.1'

/** Version of the retirement models; every result of that namespace carries it. */
export const RETIREMENT_MODEL_VERSION = '2026-11-30.2'

/** The day whose law the calculators apply if no tax year is requested. */
export const LAW_DATE = '2026-11-20'
