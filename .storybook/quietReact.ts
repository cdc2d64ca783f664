import * as React from 'react'

/**
 * React's development build records a stack and a task for every element, for the devtools; in a story with a long form
 * this takes a third of the time. Tests do not read them; all warnings and checks of that build stay. This file is the
 * first of the set-up files, so that the renderer finds no `console.timeStamp`.
 */
const tools = console as { createTask?: unknown; timeStamp?: unknown }
delete tools.createTask
delete tools.timeStamp

const inside = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const internals = (React as unknown as Record<string, object | undefined>)[inside]
// React records no more stacks above this number until it resets its counter, which it cannot do here.
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
