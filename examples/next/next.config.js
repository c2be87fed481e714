/** The reference data of depotkit lies beside its files, so it is not bundled; what a container needs of it is copied to `.next/standalone`. */
export default { serverExternalPackages: ['depotkit'], output: 'standalone' }
