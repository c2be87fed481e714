#!/bin/sh
# The service with nothing but curl. Stops at the first failure.
set -eu
base="${DEPOTKIT_URL:-http://127.0.0.1:3000}/api/v1/public"

post() {
  curl --silent --show-error --fail-with-body -H 'content-type: application/json' -d "$2" "$base/$1"
  echo
}

echo '# overlap of two funds'
post portfolio-analysis/overlap '{"holdings":[{"isin":"IE00B4L5Y983","weight":0.5},{"isin":"IE00B5BMR087","weight":0.5}]}'

echo '# a fee over thirty years'
post portfolio-analysis/cost-drag '{"initialValue":10000,"annualReturn":0.05,"annualFeeRate":0.002,"horizonYears":30}'

echo '# a calculator, explained in German'
post calculators/vorabpauschale '{"inputs":{"wert_jahresanfang":10000,"wert_jahresende":11500},"locale":"de"}'

echo '# two scenarios side by side'
post calculators/compare '{"calculator":"notgroschen","scenarios":[{"id":"six","inputs":{"bufferMonths":6}},{"id":"twelve","inputs":{"bufferMonths":12}}]}'
