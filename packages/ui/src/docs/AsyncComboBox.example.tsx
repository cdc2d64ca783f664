import { ComboBox, markMatch, OptionText } from '@wherry/ui'
import { useEffect, useState } from 'react'

interface Place {
  id: string
  name: string
  note?: string
}
const getKey = (place: Place) => place.id
const getText = (place: Place) => place.name

/** Searches 200 ms after the last letter; a search that is outdated is aborted. */
export function AsyncComboBox({ onSelect }: { onSelect: (place: Place) => void }) {
  const [term, setTerm] = useState('')
  const [places, setPlaces] = useState<Place[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  useEffect(() => {
    if (term.length < 3) {
      setPlaces([])
      setState('idle')
      return
    }
    const stop = new AbortController()
    setState('loading')
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`/places?term=${encodeURIComponent(term)}`, { signal: stop.signal })
        if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
        setPlaces((await answer.json()) as Place[])
        setState('idle')
      } catch {
        if (!stop.signal.aborted) setState('failed')
      }
    }, 200)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [term])

  return (
    <ComboBox
      label="From"
      name="from"
      // No filter, because the service has already searched.
      filter={false}
      onInputChange={(text, reason) => setTerm(reason === 'type' ? text.trim() : '')}
      onChange={(_, place) => {
        if (place) onSelect(place)
      }}
      groups={[{ key: 'places', items: places }]}
      getKey={getKey}
      getText={getText}
      renderItem={({ name, note }) => <OptionText note={note}>{markMatch(name, term)}</OptionText>}
      isLoading={state === 'loading'}
      status={state === 'failed' ? 'The search does not answer' : `${places.length} found`}
      emptyHint="Three letters are enough"
    />
  )
}
