import { sql, type Kysely } from 'kysely';

/**
 * What frames the pages, as the office edits it. Each of them can be withdrawn and shown again; a version tells two
 * employees who edit the same one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table related_site (
      site_no bigint generated always as identity primary key,
      site_name text not null,
      url text not null,
      sort_order integer not null,
      withdrawn_at timestamptz,
      version integer not null default 1
    )`.execute(db);
  await sql`create index related_site_list on related_site (sort_order, site_no)`.execute(db);

  await sql`
    create table popup (
      popup_no bigint generated always as identity primary key,
      title text not null,
      image_path text not null,
      web_link text not null default '',
      top_location integer not null,
      left_location integer not null,
      start_date date not null,
      end_date date not null,
      withdrawn_at timestamptz,
      version integer not null default 1,
      check (start_date <= end_date)
    )`.execute(db);
  await sql`create index popup_running on popup (end_date, start_date)`.execute(db);
  await sql`create index popup_list on popup (start_date desc, popup_no desc)`.execute(db);

  await sql`
    create table home_banner (
      banner_no bigint generated always as identity primary key,
      slot text not null check (slot in ('top', 'bottom')),
      title text not null,
      description text not null,
      image_path text not null,
      url text not null default '',
      sort_order integer not null,
      start_date date not null,
      end_date date not null,
      withdrawn_at timestamptz,
      version integer not null default 1,
      check (start_date <= end_date)
    )`.execute(db);
  await sql`create index home_banner_running on home_banner (slot, end_date, start_date)`.execute(db);
  await sql`create index home_banner_list on home_banner (slot, sort_order, banner_no)`.execute(db);

  await sql`
    create table employee (
      employee_no bigint generated always as identity primary key,
      name text not null,
      department text not null,
      position text not null,
      duty text not null,
      phone text not null default '',
      image_path text not null default '',
      sort_order integer not null,
      withdrawn_at timestamptz,
      version integer not null default 1
    )`.execute(db);
  await sql`create index employee_list on employee (sort_order, employee_no)`.execute(db);
  await sql`create index employee_department on employee (department, sort_order, employee_no)`.execute(db);

  await sql`
    create table ad_banner (
      banner_no bigint generated always as identity primary key,
      site integer not null,
      position text not null check (position in ('Footer', 'Side')),
      size_type text not null check (size_type in ('L', 'S')),
      connect_type integer not null check (connect_type in (1, 2)),
      menu_type text,
      title text not null,
      image_path text not null,
      url text not null default '',
      sort_order integer not null,
      start_date date not null,
      end_date date not null,
      withdrawn_at timestamptz,
      version integer not null default 1,
      check (start_date <= end_date)
    )`.execute(db);
  await sql`
    create index ad_banner_slot
    on ad_banner (site, connect_type, position, size_type, menu_type, end_date)`.execute(db);
  await sql`
    create index ad_banner_list
    on ad_banner (position, size_type, connect_type, menu_type, sort_order, banner_no)`.execute(db);
}
