import { openRouter } from 'depotkit/router'

/** Opened once for the process: the operations run here, without a service. */
export const depot = openRouter(process.env)
