/** Script of the partner's pages: it lists the events of the page's modules and sets the chosen attributes. */

const events =
  'ready route step results price-selected login-needed booked redirect yacht-sent track error'.split(' ')

const list = document.getElementById('events')

for (const name of events) {
  document.addEventListener(`wherry:${name}`, (event) => {
    const line = document.createElement('li')
    const title = document.createElement('b')
    title.textContent = name
    const detail = JSON.stringify((event as CustomEvent).detail)
    line.append(title, detail === '{}' ? '' : ` ${detail}`)
    list?.prepend(line)
  })
}

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return
  for (const module of document.querySelectorAll('wherry-module'))
    if (target.value) module.setAttribute(target.name, target.value)
    else module.removeAttribute(target.name)
})
