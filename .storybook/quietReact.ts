import * as React from 'react'

/**
 * React's development build takes a stack and a task for every element, for who reads them in the devtools: a third of
 * the time of a story with a long form. Nobody reads them in a test; all warnings and checks of that build stay.
 * It stands first among the set-up files, so that the renderer finds no track to write to.
 */
const tools = console as { createTask?: unknown; timeStamp?: unknown }
delete tools.createTask
delete tools.timeStamp

const inside = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const internals = (React as unknown as Record<string, object | undefined>)[inside]
// From this number on React takes no more stacks until it counts anew.
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
