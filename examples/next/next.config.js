/** The reference data of depotkit lies beside its files, so it is not bundled. */
export default { serverExternalPackages: ['depotkit'] }
