vcl 4.1;
# Varnish in front of the site, behind whatever ends TLS. The program says how long each response lives; after a publication it
# sends PURGE with the kinds that changed in X-Keys (PURGE_* in .env), and everything rendered from them is forgotten.
# docs/operating.md, "A CDN in front".

import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
}

# Who may purge: the machines on which the program runs.
acl program {
  "localhost";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # What ends TLS may be on such a machine too, and its requests are visitors': it names their address before its own, which
    # Varnish has added.
    if (client.ip !~ program || req.http.X-Forwarded-For ~ ",") {
      return (synth(403));
    }
    if (req.http.X-Keys !~ "^[a-zA-Z]+( [a-zA-Z]+)*$") {
      return (synth(400));
    }
    if (!std.ban("obj.http.Surrogate-Key ~ (^|[^a-zA-Z])(" + regsuball(req.http.X-Keys, " ", "|") + ")([^a-zA-Z]|$)")) {
      return (synth(500));
    }
    return (synth(200));
  }
  # What is wrong names folders and buckets: the program's own port answers these.
  if (req.url ~ "^/(metrics|readyz)($|[?])") {
    return (synth(404));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Of a file Varnish would take all from the program at once, and hold in memory what each slow reader has not taken yet.
  if (req.url ~ "^/media/[^?]*[.]pdf($|[?])") {
    return (pipe);
  }
  # A query changes no picture, and with one for each request they would fill the memory that pages need.
  if (req.url ~ "^/(media|assets)/") {
    set req.url = regsub(req.url, "[?].*$", "");
  }
  # What is for one reader only.
  if (req.http.Cookie ~ "(^|; )(view|preview)=" || req.http.Authorization || req.url ~ "^/(preview/|healthz)") {
    return (pass);
  }
  unset req.http.Cookie;
  return (hash);
}

sub vcl_pipe {
  # What follows on such a connection would be asked past these rules.
  set bereq.http.Connection = "close";
}

sub vcl_backend_response {
  # The program's header for caches in front, which outlives the one for browsers.
  if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 10s);
  }
  if (beresp.http.CDN-Cache-Control ~ "stale-while-revalidate=[0-9]+") {
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-while-revalidate=([0-9]+).*$", "\1s"), 60s);
  }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
}
