#!/usr/bin/env -S gjs -m
import Gio from 'gi://Gio?version=2.0';
import GLib from 'gi://GLib?version=2.0';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';

// A view of WebKitGTK for WebKitWebDriver, run by GJS: view.mjs WIDTH HEIGHT. Debian's MiniBrowser is wider than a
// phone, and the driver cannot print: `webkit.messageHandlers.print.postMessage(path)` prints to a file.

const [width, height] = ARGV.map(Number);
const context = WebKit2.WebContext.new_ephemeral();
context.set_automation_allowed(true);
context.set_preferred_languages(['ko-KR']);

function print(view, path) {
  const settings = new Gtk.PrintSettings();
  settings.set_printer('Print to File');
  settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf');
  settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, `file://${path}`);
  const setup = new Gtk.PageSetup();
  setup.set_paper_size(Gtk.PaperSize.new(Gtk.PAPER_NAME_A4));
  const operation = WebKit2.PrintOperation.new(view);
  operation.set_print_settings(settings);
  operation.set_page_setup(setup);
  operation.connect('finished', () => Gio.File.new_for_path(`${path}.done`).create(Gio.FileCreateFlags.NONE, null));
  operation.print();
  view.printing = operation;
}

function open() {
  const content = new WebKit2.UserContentManager();
  content.register_script_message_handler('print');
  const view = new WebKit2.WebView({
    web_context: context,
    user_content_manager: content,
    is_controlled_by_automation: true,
  });
  content.connect('script-message-received::print', (_, message) => print(view, message.get_js_value().to_string()));
  view.set_size_request(width, height);
  const window = new Gtk.Window({ decorated: false, default_width: width, default_height: height });
  window.add(view);
  window.show_all();
  view.connect('close', () => window.destroy());
  return view;
}

context.connect('automation-started', (_, session) => session.connect('create-web-view', open));
Gtk.init(null);
new GLib.MainLoop(null, false).run();
