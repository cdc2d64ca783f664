// What the module tells the page. Your analytics listen in the same way.
document.addEventListener('wherry:booked', ({ detail }) => {
  document.querySelector('#booked').textContent = `Your transfer is booked, number ${detail.orderId}.`
})
