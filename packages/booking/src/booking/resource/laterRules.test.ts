import { describe, expect, it, vi } from 'vitest'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { importErrors, missingPart } from '../../testing/samples/missingPart.ts'
import * as formRules from './formRules.ts'
import { createLaterRules, type FormRules } from './laterRules.ts'

const missing = missingPart()

describe('the rules that load after the form', () => {
  it('BOOK-13 are unknown until they have loaded, and followers are told then', async () => {
    const rules = createLaterRules(async () => formRules, createFakePlatform())
    const told = vi.fn()
    rules.subscribe(told)
    expect(rules.get()).toBeNull()
    expect(await rules.load()).toBe(formRules)
    expect(rules.get()).toBe(formRules)
    expect(told).toHaveBeenCalledOnce()
  })

  it('BOOK-13 are loaded once', async () => {
    const loadFile = vi.fn(async (): Promise<FormRules> => formRules)
    const rules = createLaterRules(loadFile, createFakePlatform())
    await Promise.all([rules.load(), rules.load()])
    await rules.load()
    expect(loadFile).toHaveBeenCalledOnce()
  })

  it('SHELL-21 a missing file is reported once and not asked for again: a browser never repeats a failed import', async () => {
    const report = vi.fn()
    const loadFile = vi.fn(async (): Promise<FormRules> => formRules).mockRejectedValue(missing)
    const rules = createLaterRules(loadFile, createFakePlatform({ report }))
    expect(rules.isMissing()).toBe(false)
    await expect(Promise.allSettled([rules.load(), rules.load()])).resolves.toMatchObject([
      { reason: missing },
      { reason: missing },
    ])
    await expect(rules.load()).rejects.toBe(missing)
    expect(rules.isMissing()).toBe(true)
    expect(loadFile).toHaveBeenCalledOnce()
    expect(report.mock.calls).toEqual([[missing]])
  })

  it.each(importErrors)('ERR-07 without a connection they are not given up, by %s', async (_, make) => {
    const platform = createFakePlatform()
    const rules = createLaterRules(() => Promise.reject(make()), platform)
    platform.setOnline(false)
    await expect(rules.load()).rejects.toThrow()
    expect(rules.isMissing()).toBe(false)
  })

  it.each([true, false])(
    'ERR-06 a bug of their file is reported once and stays, with or without a connection (online: %s)',
    async (isOnline) => {
      const report = vi.fn()
      const platform = createFakePlatform({ report })
      const bug = new TypeError('x is not a function')
      const loadFile = vi.fn(() => Promise.reject(bug))
      const rules = createLaterRules(loadFile, platform)
      platform.setOnline(isOnline)
      await expect(rules.load()).rejects.toBe(bug)
      await expect(rules.load()).rejects.toBe(bug)
      expect(rules.isMissing()).toBe(true)
      expect(loadFile).toHaveBeenCalledOnce()
      expect(report.mock.calls).toEqual([[bug]])
    },
  )

  it('ERR-07 without a connection no import begins, so they are asked for again once it is back', async () => {
    const report = vi.fn()
    const platform = createFakePlatform({ report })
    const loadFile = vi.fn(async (): Promise<FormRules> => formRules).mockRejectedValueOnce(missing)
    const rules = createLaterRules(loadFile, platform)
    platform.setOnline(false)
    await expect(rules.load()).rejects.toBe(missing)
    expect(rules.isMissing()).toBe(false)
    expect(report).not.toHaveBeenCalled()
    platform.setOnline(true)
    expect(await rules.load()).toBe(formRules)
  })

  it('ERR-07 a load that began without a connection and fails just after its return is begun anew: no import was begun', async () => {
    const report = vi.fn()
    const platform = createFakePlatform({ report })
    const loadFile = vi
      .fn(async (): Promise<FormRules> => formRules)
      .mockImplementationOnce(async () => {
        platform.setOnline(true)
        throw missing
      })
    const rules = createLaterRules(loadFile, platform)
    platform.setOnline(false)
    expect(await rules.load()).toBe(formRules)
    expect(rules.isMissing()).toBe(false)
    expect(report).not.toHaveBeenCalled()
  })

  it('ERR-07 a load during which the connection is lost is not given up: the next one tells if the file is missing', async () => {
    const report = vi.fn()
    const platform = createFakePlatform({ report })
    const loadFile = vi
      .fn(() => Promise.reject(missing))
      .mockImplementationOnce(async () => {
        platform.setOnline(false)
        throw missing
      })
    const rules = createLaterRules(loadFile, platform)
    await expect(rules.load()).rejects.toBe(missing)
    expect(rules.isMissing()).toBe(false)
    expect(report).not.toHaveBeenCalled()
    platform.setOnline(true)
    await expect(rules.load()).rejects.toBe(missing)
    expect(rules.isMissing()).toBe(true)
    expect(report.mock.calls).toEqual([[missing]])
  })

  it('ERR-06 a bug of a follower is reported as itself: the rules are there, and no page is reloaded for them', async () => {
    const report = vi.fn()
    const rules = createLaterRules(async () => formRules, createFakePlatform({ report }))
    const bug = new TypeError('x is not a function')
    rules.subscribe(() => {
      throw bug
    })
    expect(await rules.load()).toBe(formRules)
    expect(rules.isMissing()).toBe(false)
    expect(report.mock.calls).toEqual([[bug]])
  })
})
