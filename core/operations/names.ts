import { basePath, namespaces, type Group, type Namespace } from '../contract/namespaces'
import { camelCase, pascalCase } from '../values/names'

/** The names of an operation. */
export interface OperationNames {
  /** The interface that it belongs to. */
  namespace: Namespace
  /** Id in paths; empty for the operation on the base path. */
  id: string
  /** Group and name on `/trpc` and in the SDK: `analyze.lookThrough`, `calculators.vorabpauschale`. */
  group: Group
  /** Name on `/trpc` and in the SDK, after the group. */
  name: string
  /** Id in OpenAPI documents; name of the tool for assistants. */
  operationId: string
  /** Path below the service's address. */
  path: string
}

/** Method of an operation on the base path, whose id is empty. */
const BASE_NAME = 'snapshot'

/** All names of an operation; only this function derives them from its namespace and id. */
export const operationNames = (namespace: Namespace, id: string): OperationNames => ({
  namespace,
  id,
  group: namespaces[namespace].group,
  name: id === '' ? BASE_NAME : camelCase(id),
  operationId: `${namespaces[namespace].operation}${pascalCase(id)}`,
  path: basePath(namespace) + (id === '' ? '' : `/${id}`),
})
