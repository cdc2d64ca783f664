import type { ResourceKey } from '../kernel/resource/resources.ts'
import { createSwrResources, type SwrResources } from '../kernel/resource/swrResources.ts'
import {
  type Resource,
  type ResourceOptions,
  useResource as useAnyResource,
} from '../kernel/resource/useResource.ts'
import type { ClientError } from '../wire/clientError.ts'
import { useModuleCore } from './module.tsx'
import { perModule } from './perModule.ts'
import { type ReadingModule, resourcesOf } from './resources.ts'

/** Returns the resources of one module for its hooks. Imports SWR, after the first screen. */
export const swrResourcesOf = perModule(
  (module: ReadingModule): SwrResources => createSwrResources(resourcesOf(module)),
)

/**
 * Reads the resource of a key with the module's client, once for all screens of the module.
 *
 * @param key null: nothing is read
 * @param read rejects with ClientError only, like all calls of the client
 */
export function useResource<Value>(
  key: ResourceKey,
  read: (signal: AbortSignal) => Promise<Value>,
  options?: ResourceOptions,
): Resource<Value, ClientError> {
  return useAnyResource(swrResourcesOf(useModuleCore()), key, read, options)
}
