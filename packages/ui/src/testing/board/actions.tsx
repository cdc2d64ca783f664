import { useState } from 'react'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Drawer } from '../../components/Drawer/Drawer.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Menu } from '../../components/Menu/Menu.tsx'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { Popover } from '../../components/Popover/Popover.tsx'
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx'
import { CopyIcon, DotsIcon, InfoIcon, SearchIcon, SwapIcon } from '../../icons/icons.tsx'
import { nothing, Row, Section, type SectionProps } from './section.tsx'

/** Buttons of each look, and links. */
export function Actions({ texts }: SectionProps) {
  return (
    <Section>
      <Row>
        <Button>
          <SearchIcon />
          {texts.find}
        </Button>
        <Button variant="soft">{texts.choose}</Button>
        <Button variant="outline">{texts.details}</Button>
        <Button variant="plain">{texts.details}</Button>
      </Row>
      <Row>
        <Button tone="neutral">{texts.choose}</Button>
        <Button tone="critical">{texts.remove}</Button>
        <Button isDisabled>{texts.find}</Button>
        <Button isLoading>{texts.find}</Button>
        <Button variant="outline" aria-pressed="true">
          {texts.seat}
        </Button>
      </Row>
      <Row>
        <Button size="s">{texts.choose}</Button>
        <Button isIconOnly variant="outline" aria-label={texts.swap}>
          <SwapIcon />
        </Button>
        <ButtonLink href="#offers" variant="soft" size="s">
          {texts.offers}
        </ButtonLink>
      </Row>
      <Button isBlock size="l">
        {texts.find}
      </Button>
      <Row>
        <Link href="#terms">{texts.terms}</Link>
        <Link href="#site" isExternal>
          {texts.site}
        </Link>
        <Link href="#terms" isQuiet>
          {texts.details}
        </Link>
      </Row>
    </Section>
  )
}

type Opened = 'dialog' | 'drawer' | null

/** Closed overlays with their triggers, and components that show one part of several. */
export function Openers({ texts }: SectionProps) {
  const [open, setOpen] = useState<Opened>(null)
  const opener = (name: string, part: Opened) => (
    <Button variant="outline" onClick={() => setOpen(part)}>
      {name}
    </Button>
  )
  const close = () => setOpen(null)
  return (
    <Section>
      <Row>
        <Menu
          label={texts.more}
          onAction={nothing}
          groups={[{ key: 'all', items: [{ value: 'copy', label: texts.copy, icon: <CopyIcon /> }] }]}
          trigger={
            <Button variant="outline" isIconOnly aria-label={texts.more}>
              <DotsIcon />
            </Button>
          }
        />
        <Tooltip content={texts.helpText}>
          <Button variant="plain" isIconOnly aria-label={texts.help}>
            <InfoIcon />
          </Button>
        </Tooltip>
        <Popover label={texts.sort} trigger={opener(texts.sort, null)}>
          {texts.cheapest}
        </Popover>
        {opener(texts.remove, 'dialog')}
        {opener(texts.filters, 'drawer')}
      </Row>
      <Dialog title={texts.ask} isOpen={open === 'dialog'} onOpenChange={close} />
      <Drawer title={texts.filters} isOpen={open === 'drawer'} onOpenChange={close} />
      <SegmentedControl
        label={texts.trip}
        segments={[
          { value: 'there', label: texts.there },
          { value: 'back', label: texts.back },
          { value: 'off', label: texts.rent, isDisabled: true },
        ]}
      />
      <Tabs
        label={texts.service}
        tabs={[
          { value: 'transfer', label: texts.transfer, children: <p>{texts.transferNote}</p> },
          { value: 'rent', label: texts.rent, end: '6', children: <p>{texts.rentNote}</p> },
          { value: 'off', label: texts.business, isDisabled: true, children: <p>{texts.details}</p> },
        ]}
      />
      <Breadcrumbs
        label={texts.trip}
        items={[
          { label: texts.transfer, href: '#transfer' },
          { label: texts.turkey, href: '#turkey' },
          { label: texts.airport },
        ]}
      />
      <Pagination pageCount={20} defaultPage={4} />
    </Section>
  )
}
