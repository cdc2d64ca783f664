// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the APG's date picker
// biome-ignore-all lint/a11y/useFocusableInteractive: focus moves between the buttons in the cells
import type { CalendarOptions } from './calendarOptions.ts'
import { useCalendar } from './useCalendar.ts'

/** A calendar with a partner's own markup: plain elements with the attributes of the hook. */
export function OwnCalendar(props: CalendarOptions) {
  const calendar = useCalendar(props)
  return (
    <div {...calendar.rootProps}>
      <button {...calendar.previousProps}>‹</button>
      <button {...calendar.nextProps}>›</button>
      {calendar.months.map((month) => (
        <div key={month.month}>
          <button {...month.titleProps}>
            <span {...month.titleTextProps}>{month.title}</span>
          </button>
          <table {...month.gridProps} style={{ width: '100%', tableLayout: 'fixed' }}>
            <tbody>
              {month.rows.map((row) => (
                <tr key={row[0]?.key}>
                  {row.map((cell) => (
                    <td key={cell.key} role="gridcell" aria-selected={cell.isSelected}>
                      <button {...calendar.dayProps(cell)} style={{ width: '100%', padding: 0 }}>
                        {cell.label}
                      </button>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      {calendar.refusal && (
        <p>
          <span>{calendar.refusal.reason}</span>
          {calendar.refusal.nearest && (
            <button type="button" onClick={calendar.refusal.nearest.choose}>
              {calendar.refusal.nearest.text}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
