/** Version of the package. */
export declare const version = "0.1.0";
/** Methods of the client by their group. */
export declare const names: {
    readonly analyze: readonly ["snapshot", "allocation", "overlap", "lookThrough", "concentration", "sectors", "geography", "currencies", "costs", "costDrag", "industries", "revenueGeography", "compare", "contributionPlan", "etfAlternatives", "stressScenarios", "historicalReplay"];
    readonly calculators: readonly ["abgeltungssteuer", "nettoDividende", "vorabpauschale", "thesauriererVsAusschuetter", "freistellungsauftrag", "etfSparplan", "notgroschen", "eigenkapital", "rentenluecke", "entnahmeplan", "schenkungsteuer", "juniorDepot", "fireRechner", "compare"];
    readonly depotTax: readonly ["advanceLumpSum", "sale", "year"];
};
