// Events that the module sends to the page. Your analytics can listen in the same way.
document.addEventListener('wherry:booked', ({ detail }) => {
  document.querySelector('#booked').textContent = `Your transfer is booked, number ${detail.orderId}.`
})
